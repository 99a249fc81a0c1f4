import type { MouseEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useWho } from '../use-who.ts';

type Props = {
  /** The matter to which the button leads; null: back to the list, because none is left. */
  next: AsuntoVista | null;
  isLarge?: boolean;
  buttonRef?: RefObject<HTMLButtonElement | null>;
  onGo: (event: MouseEvent) => void;
};

const SENTENCE = 'bandeja-siguiente';

/** The way from a matter that is done: what comes next, and the button that leads there. */
export function GoOn({ next, isLarge = false, buttonRef, onGo }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm" id={SENTENCE}>
        {next ? <NextMatter asunto={next} /> : t('bandeja.ninguno-mas')}
      </Text>
      <Button ref={buttonRef} variant="default" fullWidth {...(isLarge && { size: 'xl' })} aria-describedby={SENTENCE} onClick={onGo}>
        {t('bandeja.seguir')}
      </Button>
    </>
  );
}

function NextMatter({ asunto }: { asunto: AsuntoVista }) {
  const { t } = useTranslation();
  const format = useFormat(asunto.zona);
  return t('bandeja.siguiente', { quien: useWho(asunto), dia: format.date(asunto.fecha, 'day') });
}
