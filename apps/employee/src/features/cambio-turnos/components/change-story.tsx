import type { CambioVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { IconCheck, IconSend, IconX } from '@jornada/ui/icons.ts';
import { Story } from '@jornada/ui/story.tsx';
import { TRANSICIONES } from '@jornada/domain/solicitudes/estados.ts';
import { useRequestWords } from '@jornada/web/solicitudes/use-request-words.ts';

/** What happened to a change. */
export function ChangeStory({ of: { historia, solicitante, yo } }: { of: CambioVista }) {
  const { t, format, shortDay } = useRequestWords();
  if (historia.length === 0) return null;
  return (
    <section>
      <h3>{t('solicitudes.historia.titulo')}</h3>
      <Story
        lines={historia.map(({ accion, autor, momento, motivo }, index) => {
          const isBad = accion === 'rechazar' || accion === 'anular' || accion === 'retirar';
          const isOwn = solicitante.id === yo && autor === solicitante.nombre && TRANSICIONES[accion].parte !== 'decisor';
          return {
            key: index,
            when: `${shortDay(format.dayOf(momento))}, ${format.hour(momento)}`,
            icon: accion === 'enviar' ? IconSend : isBad ? IconX : IconCheck,
            tone: isBad ? ('bad' as const) : ('accent' as const),
            what: (
              <>
                {isOwn ? t(`solicitudes.historia.tu.${accion}`) : t(`solicitudes.historia.otra.${accion}`, { autor })}{' '}
                {motivo && <small>{t('solicitudes.cita', { texto: motivo })}</small>}
              </>
            ),
          };
        })}
      />
    </section>
  );
}
