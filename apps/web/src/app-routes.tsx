import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { DataIndexPage } from './data-pages/data-index-page'
import { DataLayout } from './data-pages/data-layout'
import { DataPageAt, Found } from './data-pages/data-page-at'
import { LogoutPage } from './login/logout-page'
import { NextGamePage } from './shell/next-game-page'
import { BareLayout } from './shell/bare-layout'
import { NotFoundPage } from './shell/not-found-page'
import { useGames } from './games/games-context'
import { ShellLayout } from './shell/shell-layout'

const HomePage = lazy(async () => ({ default: (await import('./home/home-page')).HomePage }))
const AdminPage = lazy(async () => ({ default: (await import('./admin/admin-page')).AdminPage }))
const HealthPage = lazy(async () => ({ default: (await import('./admin/health-page')).HealthPage }))
const AuditPage = lazy(async () => ({ default: (await import('./admin/audit-page')).AuditPage }))
const LobbyCreatePage = lazy(async () => ({
  default: (await import('./lobby/lobby-create-page')).LobbyCreatePage,
}))
const LobbyPage = lazy(async () => ({ default: (await import('./lobby/lobby-page')).LobbyPage }))
const GamePage = lazy(async () => ({ default: (await import('./game/game-page')).GamePage }))
const StoryPage = lazy(async () => ({ default: (await import('./story/story-page')).StoryPage }))
const LessonPage = lazy(async () => ({ default: (await import('./lessons/lesson-page')).LessonPage }))
const FilePage = lazy(async () => ({ default: (await import('./replay/file/file-page')).FilePage }))
const GameEditorPage = lazy(async () => ({
  default: (await import('./game/game-editor-page')).GameEditorPage,
}))
const JoinPage = lazy(async () => ({ default: (await import('./login/join-page')).JoinPage }))
const GuestPage = lazy(async () => ({ default: (await import('./onlookers/guest-page')).GuestPage }))
const ResetPage = lazy(async () => ({ default: (await import('./login/reset-page')).ResetPage }))
const AccountPage = lazy(async () => ({ default: (await import('./account/account-page')).AccountPage }))
const PersonPage = lazy(async () => ({ default: (await import('./people/person-page')).PersonPage }))
const WatchPage = lazy(async () => ({ default: (await import('./watch/watch-page')).WatchPage }))
const RoomPage = lazy(async () => ({ default: (await import('./watch/room-page')).RoomPage }))
const AllGamesPage = lazy(async () => ({
  default: (await import('./all-games/all-games-page')).AllGamesPage,
}))
const magicPages = {
  cube: () => import('./magic/cube/cube-page'),
  deck: () => import('./magic/deck/deck-page'),
  card: () => import('./magic/card/card-page'),
}
const MagicLayout = lazy(async () => {
  // The page in the layout is fetched along with it, not after it.
  const name = window.location.pathname.split('/')[2]
  const page = name === 'cube' || name === 'deck' || name === 'card' ? magicPages[name]() : undefined
  const { MagicLayout: Layout } = await import('./magic/magic-layout')
  await page
  return { default: Layout }
})
const CubePage = lazy(async () => ({ default: (await magicPages.cube()).CubePage }))
const DeckPage = lazy(async () => ({ default: (await magicPages.deck()).DeckPage }))
const CardPage = lazy(async () => ({ default: (await magicPages.card()).CardPage }))
const ProfilePage = lazy(async () => ({
  default: (await import('./magic/profile/profile-page')).ProfilePage,
}))

/** All routes but that of the login page. */
export function AppRoutes() {
  const { pages } = useGames()
  return (
    <Routes>
      <Route path="/logout" element={<LogoutPage />} />
      <Route element={<BareLayout />}>
        <Route path="/join" element={<JoinPage />} />
        <Route path="/reset" element={<ResetPage />} />
        <Route path="/look/:id" element={<GuestPage />} />
        <Route path="/watch/room" element={<RoomPage />} />
      </Route>
      <Route element={<ShellLayout bottomBar={false} />}>
        <Route path="/game/:id" element={<GamePage />} />
        <Route path="/replay" element={<FilePage />} />
        <Route path="/lesson/:id" element={<LessonPage />} />
        <Route path="/magic/deck" element={<MagicLayout isBare />}>
          <Route path=":id" element={<DeckPage />} />
        </Route>
      </Route>
      <Route element={<ShellLayout bottomBar isWide />}>
        {pages.map((page) => (
          <Route key={page.path} path={page.path} element={<Found {...page} />} />
        ))}
      </Route>
      <Route element={<ShellLayout bottomBar isBroad />}>
        <Route path="/magic/cube" element={<MagicLayout />}>
          <Route path=":id/:tab?" element={<CubePage />} />
        </Route>
      </Route>
      <Route element={<ShellLayout bottomBar />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/admin" element={<AdminPage />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="/games" element={<AllGamesPage />} />
        <Route path="/watch" element={<WatchPage />} />
        <Route path="/people/:id" element={<PersonPage />} />
        <Route path="/admin/health" element={<HealthPage />} />
        <Route path="/admin/audit" element={<AuditPage />} />
        <Route path="/lobby/create" element={<LobbyCreatePage />} />
        <Route path="/lobby/:id" element={<LobbyPage />} />
        <Route path="/game/:id/story" element={<StoryPage />} />
        <Route path="/game/next" element={<NextGamePage />} />
        <Route path="/game/editor/:id" element={<GameEditorPage />} />
        <Route path="/magic" element={<MagicLayout />}>
          <Route index element={<ProfilePage />} />
          <Route path="card/:id" element={<CardPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route path="/data" element={<DataLayout />}>
          <Route index element={<DataIndexPage />} />
          <Route path="*" element={<DataPageAt />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
