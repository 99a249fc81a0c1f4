import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '@mantine/core';
import { hoy, MAXIMO_PREGUNTAS, type IncidenciaVista } from '@jornada/contract/hoy.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMessageCircle } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { ChoiceBar, ChoiceButton } from '@jornada/web/list/choice-bar.tsx';
import { useWebServices } from '@jornada/web/services.tsx';

type Props = { chosen: readonly IncidenciaVista[]; onDone: () => void };

/** Asks about all chosen days, or settles them. A person who waits for an answer already is not asked twice. */
export function IncidencesBar({ chosen, onDone }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [isNoting, setNoting] = useState(false);
  const [nota, setNota] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNoting) field.current?.focus();
  }, [isNoting]);
  const told = (text: string): void => {
    notices.show(text);
    onDone();
  };
  const ask = useSend(hoy.preguntar, {
    onSuccess: ({ preguntadas }) => told(t('hoy.incidencias.preguntadas', { count: preguntadas })),
  });
  const settle = useSend(hoy.resolver, { onSuccess: ({ resueltas }) => told(t('hoy.incidencias.resueltas', { count: resueltas })) });
  const cuales = chosen.slice(0, MAXIMO_PREGUNTAS).map(({ persona, fecha, clase }) => ({ personaId: persona.id, fecha, clase }));
  const toAsk = chosen.filter(({ pregunta }) => pregunta === null).length;
  return (
    <ChoiceBar
      label={t('hoy.incidencias.elegidas', { count: chosen.length })}
      text={<b>{t('hoy.incidencias.elegidas', { count: chosen.length })}</b>}
      buttons={
        !isNoting && (
          <>
            <ChoiceButton onClick={onDone}>{t('hoy.incidencias.quitar')}</ChoiceButton>
            <ChoiceButton onClick={() => setNoting(true)}>{t('hoy.incidencias.resolver')}</ChoiceButton>
            {toAsk > 0 && (
              <ChoiceButton isMain aria-disabled={ask.isPending} onClick={() => ask.mutate({ cuales })}>
                <Glyph of={IconMessageCircle} />
                {t('hoy.incidencias.preguntar', { count: toAsk })}
              </ChoiceButton>
            )}
          </>
        )
      }
    >
      <Problem error={ask.error ?? settle.error} />
      {isNoting && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            settle.mutate({ cuales, ...(nota.trim() !== '' && { nota: nota.trim() }) });
          }}
        >
          <TextInput
            ref={field}
            mb="sm"
            label={t('hoy.incidencias.nota')}
            value={nota}
            maxLength={300}
            onChange={(event) => setNota(event.currentTarget.value)}
          />
          <Buttons>
            <Button type="submit" variant="default" loading={settle.isPending}>
              {t('hoy.incidencias.resolver')}
            </Button>
            <Button variant="default" onClick={() => setNoting(false)}>
              {t('gestion.no')}
            </Button>
          </Buttons>
        </form>
      )}
    </ChoiceBar>
  );
}
