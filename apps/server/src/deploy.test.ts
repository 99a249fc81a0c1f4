import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMetrics } from './platform/http/observe.ts';
import { createJobMetrics } from './platform/jobs/metrics.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

/** The files for those who operate an installation; `docs/guides/operate.md` explains them. */
const ROOT = join(import.meta.dirname, '../../..');
const DEPLOY = join(ROOT, 'deploy');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const has = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await createTestServer({ now: '2026-11-02T08:00:00Z' });
  folder = mkdtempSync(join(tmpdir(), 'jornada-deploy-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const seriesOf = (name: string): string[] => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`];
const METRIC = /\b(?:jornada|process|nodejs)_[a-z0-9_]+_[a-z0-9_]+\b|\bjornada_(?:jobs|streams|uploads)\b/g;
/** The roles of the database, which the guide names too. */
const NOT_METRICS = /^jornada_(?:owner|app)$/;

/** The names of what the server measures, and of what it measures of its jobs, which the servers of tests do not run. */
async function seriesGiven(): Promise<Set<string>> {
  const { body } = await server.app.inject('/metrics');
  const ofServer = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  const jobs = createMetrics();
  createJobMetrics(jobs, new pg.Pool());
  return new Set([...ofServer, ...jobs.getMetricsAsArray().map(({ name }) => name)].flatMap(seriesOf));
}

it.each(['deploy/prometheus/alerts.yml', 'deploy/grafana/jornada.json', 'docs/guides/operate.md'])(
  'every metric that %s names is one that the server gives',
  async (file) => {
    const given = await seriesGiven();
    const named = [...read(file).matchAll(METRIC)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !given.has(name) && !NOT_METRICS.test(name))).toEqual([]);
  },
);

it('each alert tells a page of the guide that exists', () => {
  const guide = read('docs/guides/operate.md');
  const told = [...read('deploy/prometheus/alerts.yml').matchAll(/operate\.md, "([^"]+)"/g)].map(([, heading]) => heading ?? '');
  expect(told.length).toBeGreaterThan(3);
  for (const heading of told) expect(guide).toContain(`## ${heading}\n`);
});

it('nothing lies on top of something else on the dashboard', () => {
  const { panels } = JSON.parse(read('deploy/grafana/jornada.json')) as {
    panels: { title: string; gridPos: { x: number; y: number; w: number; h: number } }[];
  };
  const overlapping = panels.flatMap((one, at) =>
    panels
      .slice(at + 1)
      .filter(({ gridPos: other }) => {
        const { x, y, w, h } = one.gridPos;
        return x < other.x + other.w && other.x < x + w && y < other.y + other.h && other.y < y + h;
      })
      .map(({ title }) => `${one.title} / ${title}`),
  );
  expect(overlapping).toEqual([]);
});

it.runIf(has('promtool'))('Prometheus takes the alerts', () => {
  const alerts = join(DEPLOY, 'prometheus/alerts.yml');
  expect(execFileSync('promtool', ['check', 'rules', alerts], { encoding: 'utf8' })).toContain('SUCCESS');
});

it.runIf(has('systemd-analyze'))('systemd takes the units, and finds hardly anything that they could do besides their work', () => {
  for (const unit of globSync(join(DEPLOY, 'systemd/*'))) cpSync(unit, join(folder, basename(unit)));
  const services = globSync(join(folder, '*.service'));
  // This clone stands where the guide puts it.
  for (const unit of services) writeFileSync(unit, readFileSync(unit, 'utf8').replaceAll('/srv/jornada', ROOT));
  const verified = spawnSync('systemd-analyze', ['verify', ...globSync(join(folder, '*'))], { encoding: 'utf8' });
  expect(verified.stderr.split('\n').filter((line) => line.includes(folder) || line.startsWith('jornada'))).toEqual([]);
  for (const unit of services) {
    // Tenths: 2.0 of 10, where 10 is a service that may do everything.
    const { status, stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit], { encoding: 'utf8' });
    expect({ status, stdout }).toMatchObject({ status: 0 });
  }
});
