import fc from 'fast-check';

/**
 * Every run uses the same random cases, so that it can be repeated and only a change makes a difference. `FC_SEED=123 npm test`
 * tries others.
 */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_120) });
