import { useTranslation } from 'react-i18next';
import { retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { usePayNames } from '../use-pay-names.ts';
import { PayForm } from './pay-form.tsx';

/** A statement: who wrote it last, its figures to correct, and the way to take it away. */
export function OnePay({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const names = usePayNames();
  const format = useFormat();
  const query = useRead(retribuciones.una, { id });
  const remove = useSend(retribuciones.quitar, { onSuccess: onClose });
  const { data } = query;
  return (
    <Aside
      title={data?.persona.nombre ?? t('retribuciones.titulo')}
      note={data && `${names.kind(data.clase)} · ${names.month(data.ano, data.mes)}`}
      onClose={onClose}
    >
      <Loaded query={query}>
        {(one) => (
          <>
            <Facts
              items={[
                [t('retribuciones.gestion.documento'), one.persona.documento],
                [
                  t('retribuciones.gestion.escrita'),
                  t('retribuciones.gestion.escrita-por', {
                    quien: one.autor,
                    cuando: format.date(format.dayOf(one.momento), 'dayYear'),
                  }),
                ],
              ]}
            />
            <PayForm key={one.version} of={one} month={null} />
            <Section title={t('retribuciones.gestion.quitar')} note={t('retribuciones.gestion.quitar-nota')}>
              <Ask
                opener={t('retribuciones.gestion.quitar')}
                isBad
                question={t('retribuciones.gestion.quitar-pregunta', { nombre: one.persona.nombre, mes: names.month(one.ano, one.mes) })}
                yes={t('retribuciones.gestion.quitar')}
                isBusy={remove.isPending}
                error={remove.error}
                onReload={() => void query.refetch()}
                onYes={() => remove.mutate({ id: one.id, version: one.version })}
              />
            </Section>
          </>
        )}
      </Loaded>
    </Aside>
  );
}
