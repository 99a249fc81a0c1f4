import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import type { VisitaDetalle } from '@jornada/contract/visitas/vistas.ts';
import { ALTO_FIRMA, ANCHO_FIRMA } from '@jornada/domain/visitas/modelo.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Quote } from '@jornada/ui/quote.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { pathOf } from '@jornada/features/visitas/path-of.ts';
import classes from '../visitas.module.css';

/** Everything that is kept of one visit. A person who opens it is written down, and reads so. */
export function OneVisit({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  // It is not asked for again by itself: each time is a line in the log.
  const query = useRead(visitas.detalle, { id }, { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false });
  return (
    <Aside title={query.data?.nombre ?? t('visitas.gestion.titulo')} note={query.data?.empresa ?? ''} onClose={onClose}>
      <Loaded query={query}>{(visit) => <Kept of={visit} />}</Loaded>
    </Aside>
  );
}

function Kept({ of }: { of: VisitaDetalle }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { hour, date, dayOf } = useFormat(of.zona);
  const ending = useSend(visitas.terminar, { onSuccess: () => notices.show(t('visitas.gestion.terminada')) });
  const at = (instant: string): string => `${date(dayOf(instant), 'day')}, ${hour(instant)}`;
  const facts: [string, string | null][] = [
    [t('visitas.gestion.tipo'), of.tipo],
    [t('visitas.tipos.anfitrion'), of.anfitrion],
    [t('visitas.gestion.centro'), of.centro],
    [t('visitas.gestion.ver.entrada'), at(of.entrada)],
    [t('visitas.gestion.ver.salida'), of.salida && at(of.salida)],
    [t('visitas.gestion.ver.como'), of.modoSalida && t(`visitas.exporte.modos.${of.modoSalida}`)],
    [t('visitas.gestion.ver.codigo'), of.codigo],
    [t('visitas.tableta.contacto'), of.contacto],
    [t('visitas.tableta.matricula'), of.matricula],
    [t('visitas.tableta.documento-suyo'), of.documento],
    [t('visitas.gestion.ver.se-borra'), date(of.seBorra, 'dayYear')],
  ];
  return (
    <Stack gap="md">
      <Facts items={facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))} />
      {of.respuestas.length > 0 && (
        <Section title={t('visitas.gestion.ver.respuestas')}>
          <Stack gap="sm">
            {of.respuestas.map((one) => (
              <VisitAnswer key={one.pregunta} of={one} name={of.nombre} />
            ))}
          </Stack>
        </Section>
      )}
      {of.normas && (
        <Section title={t('visitas.gestion.ver.normas')}>
          <Quote>{of.normas}</Quote>
        </Section>
      )}
      {of.salida === null && (
        <Ask
          opener={t('visitas.gestion.terminar')}
          question={t('visitas.gestion.terminar-pregunta')}
          yes={t('visitas.gestion.terminar')}
          isBusy={ending.isPending}
          error={ending.error}
          onYes={() => ending.mutate({ id: of.id })}
          onNo={ending.reset}
        />
      )}
      <Hint>{t('visitas.gestion.ver.escrito')}</Hint>
    </Stack>
  );
}

type Props = { of: VisitaDetalle['respuestas'][number]; name: string };

/** A question and what was answered; a signature is drawn as it was written. */
function VisitAnswer({ of: { pregunta, texto, si, firma }, name }: Props) {
  const { t } = useTranslation();
  return (
    <div>
      <small>{pregunta}</small>
      {firma ? (
        <svg
          className={classes.signature}
          viewBox={`0 0 ${ANCHO_FIRMA} ${ALTO_FIRMA}`}
          role="img"
          aria-label={t('visitas.gestion.ver.firma', { nombre: name })}
        >
          <path d={pathOf(firma)} />
        </svg>
      ) : (
        <p>{texto ?? t(si ? 'visitas.preguntas.si' : 'visitas.preguntas.no')}</p>
      )}
    </div>
  );
}
