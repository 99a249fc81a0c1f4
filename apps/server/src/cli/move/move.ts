import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { checkKeys, checkRoom, checkVersions, holdMigrations } from './check.ts';
import { copyFiles, ensureFileKey, type Copied } from './files.ts';
import { closeTables } from './guards.ts';
import { copyJobs, removeJobs } from './jobs.ts';
import { copyCompany, raiseSequences } from './load.ts';
import { connect, silently, type Side } from './side.ts';
import { findCompanyTables, KEPT } from './tables.ts';
import { announce, decide, findArrival, findStanding, lockMove } from './state.ts';
import { Refusal } from '../backup/refusal.ts';

/** checked: nothing is wrong. files: most files are there. closed: nothing of the company changes any more. loaded: all is there, but
 *  nobody sees it yet. arrived: it is active at the target. left: the source tells where it is. */
export type MoveStep = 'checked' | 'files' | 'closed' | 'loaded' | 'arrived' | 'left';

export type Move = {
  from: Side;
  to: Side;
  company: number;
  /** Where people find the target. */
  url: string;
  onStep?: (step: MoveStep) => void | Promise<void>;
};

/** `rows`: null if an earlier run has copied them. `missing`: files that the source's store did not have. */
export type MoveResult = { name: string; rows: Record<string, number> | null; files: number; jobs: number; missing: number };

type Under = Move & { source: pg.Client; target: pg.Client; copied: Copied };

/** Opens both databases, for one command at a time. */
export async function withBoth<T>({ from, to, company }: Move, work: (source: pg.Client, target: pg.Client) => Promise<T>): Promise<T> {
  const source = await connect(from);
  try {
    const target = await connect(to);
    try {
      await lockMove(source, company);
      return await work(source, target);
    } finally {
      await target.end();
    }
  } finally {
    await source.end();
  }
}

async function copyFilesNow({ from, to, company, copied }: Under, client: pg.Client): Promise<void> {
  if (from.store.place !== to.store.place) await copyFiles({ from, to, client, company, copied });
}

/** The id of this move: that of a run that was killed, unless that one has been taken back. */
async function begin({ source, target, company }: Under): Promise<string> {
  const { move: earlier } = await findStanding(source, company);
  if (earlier && (await findArrival(target, earlier)) !== 'taken back') return earlier;
  const move = randomUUID();
  await announce(target, { move, company });
  await silently(source, company, () => source.query('update central.entidades set mudanza = $2 where entidad_id = $1', [company, move]));
  return move;
}

/** Everything in one transaction of the target, read in one snapshot of the source. Null: an earlier run has done it. */
async function load(under: Under, move: string): Promise<{ rows: Record<string, number>; jobs: number } | null> {
  const { source, target, company, onStep } = under;
  await source.query('begin isolation level repeatable read read only');
  try {
    await source.query(`select set_config('jornada.entidad', $1, true)`, [String(company)]);
    return await silently(target, company, async () => {
      if (!(await decide(target, { move, arrives: true }))) return null;
      await copyFilesNow(under, source);
      // What is left of a company that comes back, see checkRoom.
      await target.query('delete from central.entidades where entidad_id = $1', [company]);
      const pair = { from: source, to: target, company };
      const rows = await copyCompany(pair);
      await raiseSequences(pair);
      const jobs = await copyJobs(pair);
      await onStep?.('loaded');
      return { rows, jobs };
    });
  } finally {
    await source.query('rollback').catch(() => undefined);
  }
}

/** Ends the company at the source: its sessions, what it would still send, and what says where it is. */
async function leave({ source, company, url }: Under): Promise<void> {
  await silently(source, company, async () => {
    await source.query('update instancia.sesiones set revocada = now() where entidad_id = $1 and revocada is null', [company]);
    const outgoing = (await findCompanyTables(source)).filter(({ name, isPerCompany }) => !isPerCompany && !KEPT.has(name));
    for (const { name } of outgoing) await source.query(`delete from ${name} where entidad_id = $1`, [company]);
    await removeJobs(source, company);
    await source.query('update central.entidades set mudada_a = $2 where entidad_id = $1', [company, url]);
  });
}

/** It may have arrived at that other instance, so it must not go to this one. */
export const ELSEWHERE = 'The company is being moved to another instance than this one: end that move first, or take it back.';

/** @throws Refusal if the company cannot be moved. Nothing is changed. */
async function check({ from, to, company, source, target }: Under): Promise<string> {
  checkKeys(from, to);
  await checkVersions(source, target);
  const { name, move, to: gone } = await findStanding(source, company);
  if (gone !== null) throw new Refusal(`Company ${company} has been moved to ${gone} already.`);
  const arrival = move && (await findArrival(target, move));
  if (move && !arrival) throw new Refusal(ELSEWHERE);
  if (arrival !== 'arrived') await checkRoom(target, company);
  return name;
}

/**
 * Moves a company. Whatever happens on the way, it is active in one place at most, and a second run goes on where the first one has
 * ended. @throws Refusal, before anything is changed; any other error leaves the company closed, until it is moved again or taken back.
 */
export const moveCompany = (options: Move): Promise<MoveResult> =>
  withBoth(options, async (source, target) => {
    const under: Under = { ...options, source, target, copied: { done: new Set(), missing: new Set() } };
    const name = await check(under);
    await options.onStep?.('checked');
    await silently(source, options.company, () => ensureFileKey({ ...under, client: source }));
    await silently(source, options.company, () => copyFilesNow(under, source));
    await options.onStep?.('files');
    await holdMigrations(source, target);
    await checkVersions(source, target);
    const move = await begin(under);
    await closeTables(source, options.company);
    await options.onStep?.('closed');
    const loaded = await load(under, move);
    if (!loaded && (await findArrival(target, move)) !== 'arrived') throw new Refusal('The move was taken back meanwhile.');
    await options.onStep?.('arrived');
    await leave(under);
    await options.onStep?.('left');
    return { name, rows: loaded?.rows ?? null, jobs: loaded?.jobs ?? 0, files: under.copied.done.size, missing: under.copied.missing.size };
  });

/** Checks only. @returns the name of the company. */
export const checkMove = (options: Move): Promise<string> =>
  withBoth(options, (source, target) => check({ ...options, source, target, copied: { done: new Set(), missing: new Set() } }));
