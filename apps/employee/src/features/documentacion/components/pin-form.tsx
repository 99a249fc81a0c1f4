import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from '@tanstack/react-router';
import { Button, Title, VisuallyHidden } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconLock, IconLockOpen } from '@jornada/ui/icons.ts';
import { NumberPad } from '@jornada/ui/pin/number-pad.tsx';
import { PinDots } from '@jornada/ui/pin/pin-dots.tsx';
import { PinProblem } from '@jornada/ui/pin/pin-problem.tsx';
import { usePinDigits } from '@jornada/ui/pin/use-pin-digits.ts';
import { usePinKeys } from '@jornada/ui/pin/use-pin-keys.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useEnterPin } from '../api.ts';
import { useTries } from '../use-tries.ts';
import { ForgottenPin } from './forgotten-pin.tsx';
import { TriesLeft } from './tries-left.tsx';
import classes from '../documentacion.module.css';

/** A PIN of the documents has four digits at least and eight at most. */
const SHORTEST = 4;
const LONGEST = 8;

/** The PIN by touch or keyboard. How long it is says nothing to somebody who looks on, so it is sent by its button or Enter. */
export function PinForm() {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const router = useRouter();
  const tries = useTries();
  const { pin, ...digits } = usePinDigits(LONGEST);
  const [isForgotten, setForgotten] = useState(false);
  const enter = useEnterPin({
    onOpen: () => {
      tries.forget();
      // The router decides again: the page that wanted the PIN is open now.
      void router.invalidate();
    },
  });
  const isBusy = enter.isPending;
  const send = (): void => {
    const whole = digits.now();
    if (isBusy || whole.length < SHORTEST) return;
    digits.clear();
    enter.mutate({ pin: whole }, { onError: tries.note });
  };
  const keys = { onDigit: (digit: string) => !isBusy && digits.add(digit), onBack: digits.back, onClear: digits.clear };
  usePinKeys({ ...keys, onEnter: send });
  return (
    <section className={classes.door} aria-labelledby="documentacion-pin">
      <Glyph of={IconLock} size="xl" data-tone="quiet" />
      <Title order={2} id="documentacion-pin">
        {t('mis-documentos.pin.titulo')}
      </Title>
      <p className={classes.quiet}>{t('mis-documentos.pin.texto')}</p>
      <PinDots typed={isBusy ? SHORTEST : pin.length} of={Math.max(SHORTEST, pin.length)} />
      <p className={classes.said} role="status">
        {isBusy ? (
          t('mis-documentos.pin.un-momento')
        ) : (
          <VisuallyHidden>{t('mis-documentos.pin.cifras', { count: pin.length })}</VisuallyHidden>
        )}
      </p>
      <PinProblem usual={`${t('errores.documentacion.pin-no-valido')} ${t('mis-documentos.pin.quedan', { count: 4 })}`}>
        {enter.error && pin === '' && !isBusy && (
          <>
            {messageOf(enter.error)} <TriesLeft of={tries.left} />
          </>
        )}
      </PinProblem>
      <NumberPad
        words={{ pad: t('mis-documentos.pin.teclado'), clear: t('mis-documentos.pin.borrar-todo'), back: t('mis-documentos.pin.borrar') }}
        isOff={isBusy}
        {...keys}
      />
      <Button
        size="xl"
        fullWidth
        leftSection={<Glyph of={IconLockOpen} />}
        loading={isBusy}
        disabled={pin.length < SHORTEST}
        onClick={send}
      >
        {t('mis-documentos.pin.abrir')}
      </Button>
      <Button variant="subtle" onClick={() => setForgotten(true)}>
        {t('mis-documentos.pin.olvidado')}
      </Button>
      {isForgotten && <ForgottenPin onClose={() => setForgotten(false)} />}
    </section>
  );
}
