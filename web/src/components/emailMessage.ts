/** What every form says of an address that is none. */
export const EMAIL_MESSAGE = 'Please enter an e-mail address, like name@example.com.'
