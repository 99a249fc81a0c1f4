import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import { useEscape } from '@jornada/web/list/use-escape.ts';
import type { DoubtAsked } from './use-doubt-question.ts';

type Props = {
  asked: DoubtAsked;
  /** What is typed. A change of it takes the question back: the answer would be about something else. */
  values: object;
  /** The person wants to change the hours. */
  onNo: () => void;
};

/** In the place of the button that sends: whether hours that look like a mistake are meant so. */
export function DoubtQuestion({ asked: { words, answer }, values, onNo }: Props) {
  const { t } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  const [begun] = useState(values);
  useEffect(() => group.current?.focus(), []);
  useEffect(() => {
    if (values !== begun) answer(false);
  }, [values, begun, answer]);
  const no = (): void => {
    answer(false);
    onNo();
  };
  useEscape(group, no);
  const question = t('correcciones.duda.pregunta');
  return (
    <div ref={group} role="group" aria-label={`${words} ${question}`} tabIndex={-1}>
      <p>{words}</p>
      <p>
        <strong>{question}</strong>
      </p>
      <Group gap="xs" mt="sm" grow>
        <Button variant="default" size="xl" onClick={no}>
          {t('correcciones.duda.no')}
        </Button>
        <Button size="xl" onClick={() => answer(true)}>
          {t('correcciones.duda.si')}
        </Button>
      </Group>
    </div>
  );
}
