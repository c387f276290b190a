import { Button } from '@mantine/core'
import type { GameProfile } from '@parlour/kernel'
import { adminFirstSteps, adminInvite, type AnswerOf, type NewLink } from '@parlour/protocol'
import { Icon, LinkField, Panel, useSend, useStored } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { AddressChoice, useAddresses } from '../admin/address-choice'
import { isImpersonating, useSession, useViewer } from '../api/session'
import { useGames } from '../games/games-context'
import { pathWith } from '../login/link-token'
import styles from './first-steps.module.css'
import { usePractice } from './use-practice'

/** What is left to do on a new hub, for its admin; gone when all is done, or hidden. */
export function FirstSteps() {
  const { isAdmin } = useViewer()
  const impersonating = isImpersonating(useSession())
  const [shown, setShown] = useStored<'yes' | 'hidden'>({
    key: 'parlour-first-steps',
    defaultValue: 'yes',
    serialize: (word) => word,
    deserialize: (word) => (word === 'hidden' ? 'hidden' : 'yes'),
  })
  const send = useSend()
  const { data } = useQuery({
    queryKey: ['first-steps'],
    queryFn: () => send(adminFirstSteps, {}),
    enabled: isAdmin && !impersonating && shown === 'yes',
  })
  if (data === undefined || shown === 'hidden' || isAllDone(data)) return null
  return <Steps facts={data} hide={() => setShown('hidden')} />
}

type Facts = AnswerOf<typeof adminFirstSteps>
const isAllDone = ({ people, met, cards, drafted }: Facts): boolean =>
  people > 1 && met && cards !== undefined && drafted

interface StepOfHub {
  readonly title: string
  readonly isDone: boolean
  readonly done: ReactNode
  readonly open: ReactNode
}

function Steps({ facts, hide }: { readonly facts: Facts; readonly hide: () => void }) {
  const { people, met, cards, drafted } = facts
  const steps: readonly StepOfHub[] = [
    {
      title: 'Bring your friends in',
      isDone: people > 1,
      done: `${people} people can sign in.`,
      open: <Invite />,
    },
    {
      title: 'Invite them to a lobby',
      isDone: met,
      done: 'You have shared a lobby.',
      open: (
        <>
          <p>A lobby is where friends gather before a game. Add them there, or send its link.</p>
          <Button component={Link} to="/lobby/create">
            new lobby
          </Button>
        </>
      ),
    },
    {
      title: 'Update the cards',
      isDone: cards !== undefined,
      done: `All cards as of ${cards ?? ''}.`,
      open: (
        <>
          <p>Only the starter cards are here so far. The update fetches all the others.</p>
          <Button component={Link} to="/admin">
            to the card database
          </Button>
        </>
      ),
    },
    {
      title: 'Draft for the first time',
      isDone: drafted,
      done: 'The first draft has begun.',
      open: <FirstDraft />,
    },
  ]
  const next = steps.findIndex(({ isDone }) => !isDone)
  const count = steps.filter(({ isDone }) => isDone).length
  return (
    <div className={styles.panel}>
      <Panel
        title={`First steps of your hub: ${count} of ${steps.length} done`}
        flush
        end={
          <Button size="compact-sm" onClick={hide}>
            hide this
          </Button>
        }
      >
        <ol className={styles.steps}>
          {steps.map(({ title, isDone, done, open }, index) => (
            <li key={title} className={index === next ? styles.now : undefined}>
              <span className={styles.mark}>{isDone ? <Icon name="check" label="Done" /> : index + 1}</span>
              <div className={styles.what}>
                <h3>{title}</h3>
                {isDone ? <p>{done}</p> : open}
              </div>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  )
}

function Invite() {
  const send = useSend()
  const [link, setLink] = useState<NewLink | null>(null)
  const make = async () => setLink((await send(adminInvite, {})).link)
  return (
    <>
      <p>
        Whoever opens an invitation picks a name and a password. It makes one account and is good for 7 days.
      </p>
      {link !== null && (
        <>
          <LinkField label="Invitation link" path={pathWith('/join', link.token)} />
          <OtherAddress />
        </>
      )}
      {/* The call shows its own failure. */}
      <Button
        variant={link === null ? 'filled' : 'default'}
        onClick={() => void make().catch((error: unknown) => console.error('invite', error))}
      >
        {link === null ? 'make an invitation link' : 'make another'}
      </Button>
      <p>
        Or <Link to="/admin">make the accounts yourself</Link>.
      </p>
    </>
  )
}

/** Lets the host choose where links begin, if the network knows this machine under several addresses. */
function OtherAddress() {
  const addresses = useAddresses()
  if (addresses === undefined || addresses.configured !== null || addresses.offered.length < 2) return null
  return <AddressChoice {...addresses} />
}

function FirstDraft() {
  const { busy, play } = usePractice()
  const { profiles } = useGames()
  // Lobbies offer the draft of a cube first, and so does home.
  const first = profiles.find(({ practice, makesDecks }) => practice !== undefined && makesDecks === true)
  return (
    <>
      {first?.practice !== undefined && <p>{wordsOf(first.practice)}</p>}
      <Button
        disabled={first === undefined}
        loading={busy !== null}
        onClick={() => first !== undefined && play(first.kind)}
      >
        draft now
      </Button>
    </>
  )
}

function wordsOf({ words, bots }: NonNullable<GameProfile['practice']>): string {
  return `${words}. ${bots === 1 ? 'One bot drafts' : `${bots} bots draft`} with you.`
}
