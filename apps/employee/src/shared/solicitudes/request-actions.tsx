import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconBell, IconPencil, IconSend, IconX } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useServices } from '../services.tsx';
import type { RequestCalls } from '@jornada/contract/solicitudes/solicitud-calls.ts';

type Props = {
  of: SolicitudAbierta;
  /** Opens its form. */
  onChange: () => void;
  /** The call of its module that takes it back, or asks for the cancellation of an approved one. */
  eliminar: RequestCalls<SolicitudAbierta>['eliminar'];
};

/** What one can do with an own request now. What has consequences asks first, and says what has become of it. */
export function RequestActions({ of: { id, version, estado, espera, mesCerrado, puede }, onChange, eliminar }: Props) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const isDesktop = useIsDesktop();
  const reminding = useSend(solicitudes.recordar, { refreshOnError: true });
  const removal = useSend(eliminar, { refreshOnError: true });
  const here = useRef<HTMLDivElement>(null);
  // The question leaves with the focus in it: what is around it, the request, has it then.
  const goOn = (said: string): void => {
    here.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    notices.show(said);
  };
  const remove = (said: string) => () => removal.mutate({ id, version }, { onSuccess: () => goOn(said) });
  const remind = (): void =>
    reminding.mutate(
      { id },
      {
        onSuccess: ({ nombre }) =>
          notices.show(nombre === null ? t('solicitudes.acciones.recordado') : t('solicitudes.acciones.recordado-a', { nombre })),
      },
    );
  const ways = [
    // What nobody has to decide is cancelled at once.
    puede.retirar &&
      (estado === 'aprobada'
        ? (['cancelar', t('solicitudes.acciones.cancelada')] as const)
        : (['retirar', t('solicitudes.acciones.retirada')] as const)),
    puede.pedirAnulacion && (['anular', t('solicitudes.acciones.anulacion-pedida')] as const),
    puede.retirarAnulacion && (['mantener', t('solicitudes.acciones.mantenida')] as const),
  ].filter((way) => way !== false);
  if (!puede.cambiar && !puede.recordar && ways.length === 0) return null;
  return (
    <>
      <Problem error={reminding.error} />
      <Buttons ref={here}>
        {puede.cambiar && (
          <Button
            variant={estado === 'borrador' ? 'filled' : 'default'}
            leftSection={<Glyph of={estado === 'borrador' ? IconSend : IconPencil} />}
            onClick={onChange}
          >
            {t(estado === 'borrador' ? 'solicitudes.acciones.enviar' : 'solicitudes.acciones.cambiar')}
          </Button>
        )}
        {puede.recordar && (
          <Button variant="default" leftSection={<Glyph of={IconBell} />} loading={reminding.isPending} onClick={remind}>
            {isDesktop && espera?.nombre
              ? t('solicitudes.acciones.recordar-a', { nombre: espera.nombre.split(' ')[0] })
              : t('solicitudes.acciones.recordar')}
          </Button>
        )}
        {ways.map(([way, said]) => (
          <Ask
            key={way}
            opener={t(`solicitudes.acciones.${way}`)}
            openerLook={way === 'mantener' ? {} : { leftSection: <Glyph of={IconX} /> }}
            question={t(`solicitudes.acciones.${way}-pregunta`)}
            yes={t(`solicitudes.acciones.${way}-si`)}
            isBad={way !== 'mantener'}
            isBusy={removal.isPending}
            error={removal.error}
            onYes={remove(said)}
          >
            {way === 'anular' && mesCerrado && (
              <Note icon={IconAlertCircle} tone="warn" words="ink" mb="sm">
                {t('solicitudes.acciones.anular-cerrado')}
              </Note>
            )}
          </Ask>
        ))}
      </Buttons>
    </>
  );
}
