import { afterEach } from 'vitest';
import { configure } from '@testing-library/react';

// Screens load their parts when they are shown; on a busy machine that takes longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });

// The DOM of the tests has no places to scroll to.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {};

// Every test begins in a tab of its own: what was typed in the one before is not given back.
if (typeof sessionStorage !== 'undefined') afterEach(() => sessionStorage.clear());
