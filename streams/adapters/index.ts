export { createBrowserPorts } from './browserPorts.ts'
