import { GuidesPage } from '#web/features/guides/guides-page.tsx'

export default GuidesPage
