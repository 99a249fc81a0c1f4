import { afterEach, expect, it, vi } from 'vitest';
import { ACTIVATE_ALONE } from '@jornada/web/native/activate-alone.ts';
import { keepEmployeeApp } from './keep-employee-app.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('keeps the app, and asks a version that waits to take over if nobody has it open', async () => {
  vi.stubEnv('PROD', true);
  const waiting = { postMessage: vi.fn<(message: unknown) => void>() };
  const register = vi.fn<(path: string) => Promise<{ waiting: typeof waiting | null }>>();
  register.mockResolvedValueOnce({ waiting: null }).mockResolvedValueOnce({ waiting });
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  await keepEmployeeApp();
  expect(waiting.postMessage).not.toHaveBeenCalled();
  await keepEmployeeApp();
  expect(waiting.postMessage.mock.calls).toEqual([[ACTIVATE_ALONE]]);
  expect(register.mock.calls).toEqual([['/worker.js'], ['/worker.js']]);
});
