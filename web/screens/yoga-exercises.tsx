import { YogaPage } from '#web/features/yoga/yoga-page.tsx'

export default YogaPage
