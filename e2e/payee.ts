/** Settings of a host who has said whom to pay, and how to be reached. */
export const PAYEE = {
  UPI_ID: 'upvas@examplebank',
  PAYEE_NAME: 'Example Payee',
  BANK_NAME: 'Example Bank',
  BANK_ACCOUNT: '000011112222',
  BANK_IFSC: 'EXAM0000001',
  BANK_COUNTRY: 'India',
  WISE_URL: 'https://wise.com/pay/example',
  CONTACT_EMAIL: 'hello@example.org',
  SOCIAL_LINKS: 'Mastodon=https://social.example/@upvas',
}
