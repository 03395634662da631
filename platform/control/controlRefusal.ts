/** Why control cannot do as asked; said to whoever controls, and nobody else can reach it. */
export class ControlRefusal extends Error {}
