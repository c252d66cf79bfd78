/** What is deployed: one HTTPS function that answers the documented REST calls. */
export { api } from '#api.ts'
