// The second half of npm start, with Node 26: becomes the server. Its flags are read from a file, and no process waits beside it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, ROOT } from './lib/clone.mjs';

const server = join(ROOT, 'apps', 'server');
const flags = JSON.parse(readFileSync(join(server, 'node-flags.json'), 'utf8'));
process.execve(NODE, [NODE, ...flags, join(server, 'src', 'main.mjs'), '--built'], process.env);
