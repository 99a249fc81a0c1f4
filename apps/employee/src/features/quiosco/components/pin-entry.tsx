import { useTranslation } from 'react-i18next';
import { Button, Title } from '@mantine/core';
import type { ConfiguracionQuiosco } from '@jornada/contract/quiosco/vistas.ts';
import { NumberPad } from '@jornada/ui/pin/number-pad.tsx';
import { PinDots } from '@jornada/ui/pin/pin-dots.tsx';
import { PinProblem } from '@jornada/ui/pin/pin-problem.tsx';
import { usePinDigits } from '@jornada/ui/pin/use-pin-digits.ts';
import { usePinKeys } from '@jornada/ui/pin/use-pin-keys.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import classes from '../quiosco.module.css';

type Props = {
  cifras: ConfiguracionQuiosco['cifras'];
  title: string;
  problem: Error | null;
  isBusy: boolean;
  onPin: (pin: string) => void;
  onCodigo: (codigo: string) => void;
  onTouch: () => void;
  children?: React.ReactNode;
};

/** The PIN, by touch, keyboard or number pad. It is sent by itself if all PINs of the company have the same length. */
export function PinEntry({ cifras: { minimo, maximo }, title, problem, isBusy, onPin, onCodigo, onTouch, children }: Props) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const { pin, ...digits } = usePinDigits(maximo);
  const send = (): void => {
    const whole = digits.now();
    digits.clear();
    onPin(whole);
  };
  const add = (digit: string): void => {
    if (isBusy) return;
    onTouch();
    digits.add(digit);
    if (digits.now().length === maximo) send();
  };
  const clear = (): void => {
    onTouch();
    digits.clear();
  };
  const enter = (): void => {
    if (digits.now().length >= minimo && !isBusy) send();
  };
  usePinKeys({ onDigit: add, onBack: digits.back, onClear: clear, onEnter: enter, onCodigo });
  const left = maximo - pin.length;
  return (
    <div className={classes.entry}>
      <div className={classes.said}>
        <Title order={1} className={classes.ask}>
          {title}
        </Title>
        <p data-tone="quiet" role="status">
          {isBusy ? t('quiosco.pin.un-momento') : t('quiosco.pin.faltan', { count: left, total: maximo })}
        </p>
        <div className={classes.dots}>
          <PinDots typed={isBusy ? maximo : pin.length} of={maximo} />
        </div>
        <PinProblem my="xs" usual={t('errores.quiosco.no-reconocido')}>
          {problem && messageOf(problem)}
        </PinProblem>
        {minimo < maximo && (
          <Button size="xl" disabled={pin.length < minimo || isBusy} onClick={enter}>
            {t('quiosco.pin.entrar')}
          </Button>
        )}
        <div className={classes.extras}>{children}</div>
      </div>
      <NumberPad
        words={{ pad: t('quiosco.pin.teclado'), clear: t('quiosco.pin.borrar-todo'), back: t('quiosco.pin.borrar') }}
        isOff={isBusy}
        onDigit={add}
        onBack={digits.back}
        onClear={clear}
      />
    </div>
  );
}
