import type { AppliedMigration } from './schema.ts';

// A back-up is text, compressed with Zstandard. Its first line is the Header. Then each table follows: a line TableStart, its
// rows as PostgreSQL's COPY writes them (one per line), and the line `\.`. The last line is the End.

/** `made` is an instant in ISO 8601. `migrations` gives the version of the schema. */
export type Header = { format: 'jornada-backup'; version: 1; made: string; product: string; migrations: AppliedMigration[] };

/** The names are quoted for SQL. */
export type TableStart = { table: string; columns: string[] };

/** Rows by table, last values by sequence, and the SHA-256 (hex) of every byte before this line. */
export type End = { end: { rows: Record<string, number>; sequences: Record<string, string>; sha256: string } };

export const ROWS_END = '\\.\n';
