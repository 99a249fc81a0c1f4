import { configure } from '@testing-library/react';

// Screens load their parts when they are shown; on a busy machine that takes longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });

// The DOM of the tests has no places to scroll to.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {};
