import { Button } from '@mantine/core'
import { useFollowCard } from './look-back'
import styles from './follow-buttons.module.css'

/** In a look back: the way from a card to the moments before and after at which the log names it. */
export function FollowButtons({ name }: { readonly name: string }) {
  const follow = useFollowCard()
  if (follow === undefined) return null
  return (
    <p className={styles.buttons}>
      <Button variant="default" onClick={() => follow(name, -1)}>
        before
      </Button>
      <Button variant="default" onClick={() => follow(name, 1)}>
        next
      </Button>
    </p>
  )
}
