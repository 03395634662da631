import fc from 'fast-check'

/**
 * Without a seed of its own a property runs the same cases every time, so the suite says the same about the same code
 * (docs/decisions/0110). `PROPERTY_SEED=random` draws a new seed for each property, which a failure reports;
 * `PROPERTY_SEED=7` is that one.
 */
const given = process.env['PROPERTY_SEED'] ?? '20261128'
if (given !== 'random') fc.configureGlobal({ seed: Number(given) })
