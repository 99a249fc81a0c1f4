import { useEffect, useRef } from 'react';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { SolicitudPorDecidir, solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { ChoiceBar, ChoiceButton } from '@jornada/web/list/choice-bar.tsx';
import { isNoted } from '../looks.ts';
import { useRequestWords } from '../use-request-words.ts';
import classes from './decide.module.css';

type Answer = SalidaDe<typeof solicitudes.decidir>['items'][number];
export type BulkResult = { answers: readonly Answer[]; asked: readonly SolicitudPorDecidir[] };

/** What became of a request, in the order in which it is told. */
const ENDS = ['aprobada', 'anotada', 'en-curso', 'rechazada'] as const;

/** What came of deciding about several, where one has just pressed: how many went well, and each of the others with its reason. */
export function BulkOutcome({ of: { answers, asked }, onClose }: { of: BulkResult; onClose: () => void }) {
  const { t, format, title } = useRequestWords();
  const close = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => close.current?.focus(), []);
  const requestOf = ({ id }: Answer) => asked.find((one) => one.id === id);
  const endOf = (answer: Answer): string | null => {
    const request = requestOf(answer);
    return answer.estado === 'aprobada' && request && isNoted(request) ? 'anotada' : answer.estado;
  };
  const done = answers.filter(({ error }) => error === null);
  const failed = answers.filter(({ error }) => error !== null);
  const ends = ENDS.flatMap((end) => {
    const count = done.filter((answer) => endOf(answer) === end).length;
    return count > 0 ? [t(`solicitudes.decidir.resultado.${end}`, { count })] : [];
  });
  return (
    <ChoiceBar
      text={
        <>
          {ends.length > 0 && <b>{format.capitalize(format.list(ends))}.</b>}
          {failed.length > 0 && <b> {t('solicitudes.decidir.resultado.no', { count: failed.length })}</b>}
          {failed.length > 0 && (
            <ul className={classes.failed}>
              {failed.map((answer) => {
                const request = requestOf(answer);
                return (
                  <li key={answer.id}>
                    <Glyph of={IconAlertCircle} size="sm" />
                    <span>
                      {request && [request.persona.nombre, title(request)].join(', ')}
                      <small>{answer.error?.mensaje}</small>
                    </span>
                  </li>
                );
              })}
            </ul>
          )}
        </>
      }
      buttons={
        <ChoiceButton ref={close} onClick={onClose}>
          {t('solicitudes.decidir.entendido')}
        </ChoiceButton>
      }
    />
  );
}
