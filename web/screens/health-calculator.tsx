import { CalculatorPage } from '#web/features/calculator/calculator-page.tsx'

export default CalculatorPage
