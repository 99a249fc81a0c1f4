import { Stack } from '@mantine/core';
import type { PermisoVista } from '@jornada/contract/permisos/vistas.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { PermitCounters } from '../../permisos/permit-counters.tsx';
import { PermitDayNotes } from '../../permisos/permit-days.tsx';
import { PermitClashes, PermitFacts, PermitProof, PermitRule } from '../../permisos/permit-facts.tsx';
import { usePermitWords } from '../../permisos/use-permit-words.ts';
import { RequestTeam } from '../../request-team.tsx';

/** Whether a request takes something, or asks for it; in other states it does neither. */
const ASKS = new Set<PermisoVista['estado']>(['pendiente', 'en-curso']);
/** What the notes about other absences say already. */
const SAID = new Set(['con-vacaciones', 'con-baja', 'con-ausencia']);

/** What one should know before one decides about a permit: what is left of it, the proof, what else is on those days, and the rule. */
export function PermisosFacts({ vista }: { vista: PermisoVista }) {
  const { t, days, amountOf } = usePermitWords();
  const { avisos, contadores, tipo, choques, cuenta, equipo, estado, persona } = vista;
  const titleOf = ({ unidad, queda, total, estos }: PermisoVista['contadores'][number]): string => {
    const all = amountOf(unidad, total ?? 0);
    const isTooMuch = (queda ?? 0) < 0;
    if (isTooMuch)
      return t('permisos.decidir.excede', {
        cuanto: amountOf(unidad, estos),
        queda: amountOf(unidad, Math.max(0, (queda ?? 0) + estos)),
        total: all,
      });
    return t(ASKS.has(estado) ? 'permisos.decidir.queda' : 'permisos.decidir.quedan', { queda: amountOf(unidad, queda ?? 0), total: all });
  };
  return (
    <>
      <Stack component="section" gap="sm">
        {avisos
          .filter((aviso) => !SAID.has(aviso) || choques.length === 0)
          .map((aviso) => (
            <Note key={aviso} icon={IconAlertCircle} tone="warn" words="ink">
              {t(`solicitudes.decidir.explicadas.${aviso}`, { dias: days(tipo.avisoDias ?? 0) })}
            </Note>
          ))}
        <PermitClashes of={choques} />
        <PermitCounters of={contadores} title={titleOf} />
        <PermitDayNotes of={vista} />
      </Stack>
      <section>
        <h3>{t('permisos.vista.regla')}</h3>
        <PermitRule of={tipo} />
        <PermitFacts of={vista} />
      </section>
      <PermitProof of={vista} />
      {equipo && equipo.quedan.length > 0 && (
        <section>
          <h3>
            {equipo.fuera.length === 0
              ? t('solicitudes.decidir.nadie-fuera')
              : t('solicitudes.decidir.fuera', { count: equipo.fuera.length })}
          </h3>
          <RequestTeam
            equipo={equipo}
            asked={cuenta.detalle.filter(({ cantidad }) => cantidad > 0).map(({ fecha }) => fecha)}
            persona={persona.nombre.split(' ')[0] ?? ''}
          />
        </section>
      )}
    </>
  );
}
