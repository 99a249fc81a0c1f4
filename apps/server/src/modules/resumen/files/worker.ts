import { parentPort, workerData } from 'node:worker_threads';
import { createTranslator } from '@jornada/i18n/server.ts';
import { writeFile, type Encargo } from './index.ts';

/** The thread: writes one file and ends. */
const bytes = await writeFile(workerData as Encargo, createTranslator());
parentPort?.postMessage(new Uint8Array(bytes));
