import { useTranslation } from 'react-i18next';
import { Link, useRouter } from '@tanstack/react-router';
import type { ApunteAuditoria } from '@jornada/contract';
import { Facts } from '@jornada/ui/facts.tsx';
import { Way } from '@jornada/ui/way.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Details } from './details.tsx';

/** One line: who, when, from where, and what it says. */
export function OneEntry({ apunte, onClose }: { apunte: ApunteAuditoria; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { autor, por, momento, sobre, dispositivo, direccion, datos } = apunte;
  const place = usePageOf(sobre.nombre === null ? null : sobre.clase);
  const device = [dispositivo.navegador, dispositivo.sistema].filter(Boolean).join(' · ');
  return (
    <Aside title={t(`auditoria.acciones.${apunte.accion}`)} note={sobre.nombre} onClose={onClose}>
      <Facts
        items={[
          [t('auditoria.quien'), por ? t('auditoria.en-nombre', { autor: autor.nombre, por: por.nombre }) : autor.nombre],
          [t('auditoria.cuando'), `${format.capitalize(format.date(format.dayOf(momento), 'full'))}, ${format.hour(momento)}`],
          [t('auditoria.aparato'), device || t('sesiones.desconocido')],
          [t('auditoria.red'), direccion || t('auditoria.sin-red')],
        ]}
      />
      {place && sobre.id !== null && (
        <Way renderRoot={(props) => <Link {...props} to={place as '/personas'} search={{ ver: sobre.id ?? undefined }} />}>
          {t('auditoria.abrir')}: {sobre.nombre}
        </Way>
      )}
      {Object.keys(datos).length > 0 && (
        <Section title={t('auditoria.detalle')}>
          <Details accion={apunte.accion} datos={datos} />
        </Section>
      )}
    </Aside>
  );
}

type Routes = Readonly<Record<string, { fullPath: string; options: { staticData?: { cosa?: string } } }>>;

/** The address of the list with a thing of the audit log, from `staticData.cosa` of its route. */
function usePageOf(cosa: string | null): string | undefined {
  const { routesByPath } = useRouter();
  const routes: Routes = routesByPath;
  return Object.values(routes).find(({ options }) => cosa !== null && options.staticData?.cosa === cosa)?.fullPath;
}
