import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Stop } from './clone.mjs';

export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the foreground until it ends, and passes signals on. @returns its exit code; 128 + the signal's number if a
 * signal ended it.
 */
export const runInForeground = (file, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
    const forward = (signal) => {
      // A terminal's Ctrl-C also reaches the child. To some programs a second signal means "at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    child.once('error', (error) => reject(new Stop(`${file} cannot be started: ${error.message}.`)));
    child.once('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });

/** Runs a program to its end and keeps its output. @returns {Promise<{ code: number, output: string, seconds: number }>} */
export const runQuietly = (file, args, options = {}) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', (error) => reject(new Stop(`${file} cannot be started: ${error.message}.`)));
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.trim(), seconds: (performance.now() - start) / 1000 }));
  });
