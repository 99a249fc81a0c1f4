import { useEffect, useState } from 'react';
import { extra } from '@jornada/web/extra.tsx';
import { afterPaint } from '@jornada/web/native/after-paint.ts';

const Questions = extra(async () => (await import('./questions.tsx')).Questions);

/** Loaded when the day is drawn: most people are asked nothing. */
export function LazyQuestions() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => afterPaint(() => setDrawn(true)), []);
  return isDrawn && <Questions />;
}
