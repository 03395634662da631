/** A control call that can't be executed. Its message is returned to the caller. */
export class ControlRefusal extends Error {}
