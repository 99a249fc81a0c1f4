import fc from 'fast-check';

/**
 * Properties are tried with the same cases each time, so that a run can be repeated and a change is judged by itself.
 * `FC_SEED=123 npm test` tries others.
 */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_120) });
