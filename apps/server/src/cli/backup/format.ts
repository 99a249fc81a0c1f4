import type { AppliedMigration } from './schema.ts';

// A back-up is text, compressed with Zstandard. Its first line is the Header. Then each table follows: a line TableStart, its
// rows as PostgreSQL's COPY writes them (one per line), and the line `\.`. Then, in version 2, each stored file: a line FileStart, its bytes
// in lines of base64, and the line `\.`. The last line is the End.

/** `made` is an instant in ISO 8601. `migrations` gives the version of the schema. */
export type Header = { format: 'jornada-backup'; version: 1 | 2; made: string; product: string; migrations: AppliedMigration[] };

/** The names are quoted for SQL. */
export type TableStart = { table: string; columns: string[] };

/** Where the store had the file, and its size. */
export type FileStart = { file: string; bytes: number };

/** Rows by table, last values by sequence, and the SHA-256 (hex) of every byte before this line. */
export type End = { end: { rows: Record<string, number>; sequences: Record<string, string>; sha256: string } };

export const ROWS_END = '\\.\n';
