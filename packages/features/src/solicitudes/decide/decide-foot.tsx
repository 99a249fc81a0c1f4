import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import type { SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { CountedTextarea } from '@jornada/ui/counted-textarea.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCheck, IconX } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useKept } from '@jornada/web/form/use-kept.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { isNoted } from '../looks.ts';
import { useDecide } from './reads.ts';
import classes from './decide.module.css';

/** The contract's limit. */
const LONGEST = 500;
type Decision = 'aprobar' | 'rechazar' | 'anular';

/** `annuls`: false where what was decided is taken back elsewhere on the page. */
type Props = { of: SolicitudAbierta; onNext: () => void; annuls?: boolean };

/**
 * Where one decides about a request: the reason that the person will read, no and yes, and afterwards what was done. It stays on the page
 * when the request cannot be decided any more, or nobody would read that.
 */
export function DecideFoot({ of, onNext, annuls = true }: Props) {
  const { id, version, estado, persona, puede } = of;
  // Sick leave is not approved: somebody takes note of it.
  const yes = isNoted(of) ? 'anotar' : 'aprobar';
  const { t } = useTranslation();
  const { values, put, forget } = useKept(`decision.${id}`, { motivo: '' });
  const [isMissing, setMissing] = useState(false);
  // What was done stays until one goes on, so that no other request comes under the finger.
  const [done, setDone] = useState<`anulacion-${Decision}` | Decision | 'conformar' | null>(null);
  const deciding = useDecide();
  const reason = useRef<HTMLTextAreaElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (done) next.current?.focus();
  }, [done]);
  const [answer] = deciding.data?.items ?? [];
  const isCancelling = estado === 'anulacion-solicitada';
  const firstName = persona.nombre.split(' ')[0] ?? persona.nombre;

  const send = (decision: Decision, typed = values.motivo): void => {
    const motivo = typed.trim();
    if (decision === 'rechazar' && motivo === '') {
      setMissing(true);
      reason.current?.focus();
      return;
    }
    deciding.mutate(
      { cuales: [{ id, version }], decision, ...(motivo !== '' && { motivo }) },
      {
        onSuccess: ({ items: [one] }) => {
          if (!one || one.error) return;
          forget();
          // Somebody else decides after this step.
          const agreed = one.estado === 'en-curso' ? 'conformar' : decision;
          setDone(isCancelling ? `anulacion-${decision}` : agreed);
        },
      },
    );
  };
  const saidOf = (what: NonNullable<typeof done>) => {
    if (what === 'aprobar') return yes;
    // Only vacations give days back; a room or an expense has none.
    return what === 'anulacion-aprobar' && of.modulo === 'vacaciones' ? 'anulacion-aprobar-vacaciones' : what;
  };
  if (done)
    return (
      <>
        <Note icon={IconCheck} tone="accent" words="ink" mb="sm" role="status">
          {t(`solicitudes.decidir.hecho.${saidOf(done)}`, { nombre: firstName })}
        </Note>
        <Button ref={next} variant="default" fullWidth onClick={onNext}>
          {t('bandeja.seguir')}
        </Button>
      </>
    );
  const refused = answer?.error && (
    <Note icon={IconAlertCircle} tone="warn" words="ink" mb="sm" role="alert">
      {answer.error.mensaje}
    </Note>
  );
  if (annuls && puede.anular && !puede.decidir)
    return (
      <>
        {refused}
        <Ask
          opener={t('solicitudes.decidir.anular')}
          question={t('solicitudes.decidir.anular-pregunta', { nombre: firstName })}
          yes={t('solicitudes.decidir.anular')}
          reason={t('bandeja.motivo.etiqueta')}
          isBad
          isBusy={deciding.isPending}
          error={deciding.error}
          onYes={(motivo) => send('anular', motivo)}
        />
      </>
    );
  if (!puede.decidir) return null;
  return (
    <div className={classes.answer}>
      {refused}
      <Problem error={deciding.error} />
      <div className={classes.answerLine}>
        <CountedTextarea
          label={
            <>
              {t('bandeja.motivo.etiqueta')}{' '}
              <Text span inherit c="dimmed" fw={450}>
                {t('solicitudes.decidir.motivo-ayuda', { nombre: firstName })}
              </Text>
            </>
          }
          value={values.motivo}
          max={LONGEST}
          count={t('correcciones.cuenta', { usados: values.motivo.length, max: LONGEST })}
          rows={2}
          error={isMissing ? t('solicitudes.decidir.falta-motivo') : undefined}
          inputRef={reason}
          onChange={(motivo) => {
            put({ motivo });
            setMissing(false);
          }}
        />
        <Buttons mt="xs">
          <Button
            variant="default"
            size="xl"
            c="bad"
            leftSection={<Glyph of={IconX} />}
            loading={deciding.isPending && deciding.variables?.decision === 'rechazar'}
            onClick={() => send('rechazar')}
          >
            {t(isCancelling ? 'solicitudes.decidir.negar-anulacion' : 'solicitudes.decidir.rechazar')}
          </Button>
          <Button
            size="xl"
            leftSection={<Glyph of={IconCheck} />}
            loading={deciding.isPending && deciding.variables?.decision === 'aprobar'}
            onClick={() => send('aprobar')}
          >
            {t(isCancelling ? 'solicitudes.decidir.aceptar-anulacion' : `solicitudes.decidir.${yes}`)}
          </Button>
        </Buttons>
      </div>
    </div>
  );
}
