import { useRef, useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { CambioVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconX } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { peopleOf } from '../model/change-view.ts';
import { useChangeWords } from '../use-change-words.ts';

/** One act for all of them: approve, or reject with a reason that all read. What breaks a rule cannot be approved. */
export function ChangeFoot({ cambio, onDone }: { cambio: CambioVista; onDone: () => void }) {
  const { t, namesOf } = useChangeWords();
  const { notices } = useWebServices();
  const [motivo, setMotivo] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reason = useRef<HTMLTextAreaElement>(null);
  const sending = useSend(cambioTurnos.validarrechazar, {
    refreshOnError: true,
    onSuccess: (_answer, input) => {
      notices.show(t(input.validar ? 'plan-turnos.cambios.aprobado' : 'plan-turnos.cambios.rechazado', { quienes: namesOf(cambio) }));
      onDone();
    },
  });
  const { id, version } = cambio;
  const isBroken = cambio.resumen?.vale === false;
  const decide = (isApproved: boolean): void => {
    const typed = motivo.trim();
    if (!isApproved && typed === '') {
      setMissing(true);
      reason.current?.focus();
      return;
    }
    sending.mutate({ id, version, validar: isApproved, ...(typed !== '' && { motivo: typed }) });
  };
  return (
    <>
      <Textarea
        ref={reason}
        label={t('plan-turnos.cambios.motivo')}
        description={t('plan-turnos.cambios.motivo-nota', { count: peopleOf(cambio).length })}
        rows={2}
        maxLength={500}
        value={motivo}
        data-reason
        error={isMissing && motivo.trim() === '' ? t('validacion.obligatorio') : undefined}
        onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
      />
      <Problem error={sending.error} />
      {isBroken && <p>{t('plan-turnos.cambios.no-vale')}</p>}
      <Buttons mt="sm">
        <Button
          variant="default"
          size="xl"
          c="var(--j-bad)"
          leftSection={<Glyph of={IconX} />}
          disabled={sending.isPending}
          onClick={() => decide(false)}
        >
          {t('plan-turnos.cambios.rechazar')}
        </Button>
        {!isBroken && (
          <Button size="xl" leftSection={<Glyph of={IconCheck} />} loading={sending.isPending} data-approve onClick={() => decide(true)}>
            {t('plan-turnos.cambios.aprobar', { count: peopleOf(cambio).length })}
          </Button>
        )}
      </Buttons>
    </>
  );
}
