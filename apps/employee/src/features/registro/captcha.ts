import { solveChallengeWorkers, type Challenge } from 'altcha/lib';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import type { Reto } from '@jornada/contract/registro.ts';

/** Number of workers: the other cores of a phone are left to the person. */
const WORKERS = 2;

/**
 * Solves the task of the captcha on this device, in workers of this origin, while the person fills in the form. @returns the
 * solution for the server. @throws Error if the browser cannot do it, because the connection is not secure.
 */
export async function solve(reto: Reto): Promise<string> {
  if (!globalThis.crypto.subtle) throw new Error('no crypto.subtle outside of a secure context');
  const challenge = reto as Challenge;
  const concurrency = Math.min(WORKERS, navigator.hardwareConcurrency || 1);
  const solution = await solveChallengeWorkers({ challenge, concurrency, createWorker: () => new Pbkdf2Worker() });
  if (!solution) throw new Error('the captcha was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
