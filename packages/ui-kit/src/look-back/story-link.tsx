import { Button } from '@mantine/core'
import { createContext, use } from 'react'
import { Link } from 'react-router'

const StoryAddress = createContext<string | undefined>(undefined)

/** Tells the screens below it where the story of their game is told; undefined while it runs. */
export const StoryAddressProvider = StoryAddress

/** The way from a game that is over to its page. */
export function StoryLink() {
  const address = use(StoryAddress)
  if (address === undefined) return null
  return (
    <Button component={Link} to={address} size="compact-sm" variant="default">
      about this game
    </Button>
  )
}
