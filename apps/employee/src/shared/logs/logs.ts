import { ApiError, type KeyValueStorage } from '@jornada/client';
import { createObservable, type Observable } from '@jornada/web/observable.ts';
import { pathOf, redact } from './redact.ts';

/** One line: its number, its time (ISO 8601), whether it is a call or an error, and a text without private data. */
export type LogLine = { n: number; at: string; kind: 'call' | 'error'; text: string };

export type Logs = {
  lines: Observable<readonly LogLine[]>;
  /** Notes an error by its kind, without any text of people. */
  error(error: unknown): void;
  /** The same fetch, but it notes each call. */
  watch(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
  clear(): void;
};

const KEY = 'jornada.logs';
const MOST_LINES = 150;

type Options = {
  storage: KeyValueStorage;
  now: () => Temporal.Instant;
  /** Whether lines are stored beyond the page: only if the company has asked for logs. */
  isKept: () => boolean;
};

function isLine(value: unknown): value is LogLine {
  const line = value as Partial<LogLine> | null;
  return (
    Number.isSafeInteger(line?.n) &&
    typeof line?.at === 'string' &&
    typeof line.text === 'string' &&
    (line.kind === 'call' || line.kind === 'error')
  );
}

function readKept(storage: KeyValueStorage): LogLine[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLine).slice(-MOST_LINES) : [];
  } catch {
    return [];
  }
}

/** Where an error arose: files of the app with line numbers, without addresses. */
const placesOf = ({ stack = '' }: Error): string =>
  [...stack.matchAll(/([\w.-]+\.(?:js|ts|tsx)):(\d+):(\d+)/g)]
    .slice(0, 3)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .join(' ');

function errorText(error: unknown): string {
  // The message is for the person and may contain names.
  if (error instanceof ApiError) return `${error.code} ${error.status ?? ''}`.trim();
  if (!(error instanceof Error)) return redact(String(error));
  return `${error.name}: ${redact(error.message)} ${placesOf(error)}`.trim();
}

/** The last calls and errors of this device, for support. It contains no bodies, queries, tokens or names. */
export function createLogs({ storage, now, isKept }: Options): Logs {
  const lines = createObservable<readonly LogLine[]>(readKept(storage));
  const add = (kind: LogLine['kind'], text: string): void => {
    const n = (lines.get().at(-1)?.n ?? 0) + 1;
    lines.set([...lines.get(), { n, at: now().toString({ smallestUnit: 'second' }), kind, text }].slice(-MOST_LINES));
    if (isKept()) storage.setItem(KEY, JSON.stringify(lines.get()));
  };
  return {
    lines,
    error: (error) => add('error', errorText(error)),
    watch: (fetch) => async (resource, init) => {
      const what = `${init?.method ?? 'GET'} ${pathOf(resource instanceof Request ? resource.url : String(resource))}`;
      const begun = now();
      const took = (): string => `${Math.round(begun.until(now()).total('milliseconds'))} ms`;
      try {
        const response = await fetch(resource, init);
        const reference = response.headers.get('x-request-id') ?? '';
        add('call', `${what} ${response.status} ${took()} ${/^[\w-]{1,36}$/.test(reference) ? reference : ''}`.trim());
        return response;
      } catch (error) {
        add('call', `${what} ${error instanceof Error ? error.name : 'failed'} ${took()}`);
        throw error;
      }
    },
    clear() {
      storage.removeItem(KEY);
      lines.set([]);
    },
  };
}

/** Notes uncaught errors. */
export function watchErrors(logs: Logs, target: Window): void {
  target.addEventListener('error', ({ error, message }) => logs.error(error ?? message));
  target.addEventListener('unhandledrejection', ({ reason }) => logs.error(reason));
}
