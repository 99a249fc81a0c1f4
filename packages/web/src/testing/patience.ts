import { cleanup, configure } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';

// Screens load their parts when they are shown. On a busy machine that takes longer than the library's default of one second.
// No time of the product: some tests look for its timers by how long they run.
configure({ asyncUtilTimeout: 45_000 });

// The DOM of the tests cannot scroll.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {};

// Test files in one worker share its window and modules. Each test starts as if it were the first.
beforeEach(() => {
  if (typeof window !== 'undefined') window.happyDOM.setURL('http://localhost:3000/');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
  if (typeof localStorage !== 'undefined') localStorage.clear();
  if (typeof sessionStorage !== 'undefined') sessionStorage.clear();
});
