import { useTranslation } from 'react-i18next';
import { entradaActividadGasto, gastos } from '@jornada/contract/gastos/calls.ts';
import type { ActividadGestionada } from '@jornada/contract/gastos/gestion.ts';
import { TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useSettingsList } from '../model/use-settings.ts';
import { Account } from './account.tsx';
import type { SettingsPart } from './types.tsx';

/** What expenses are given to, beside projects. */
export function Activities({ place, parts }: SettingsPart) {
  const { t } = useTranslation();
  const list = useSettingsList(({ actividades }) => actividades);
  return (
    <ListPage
      title={t('intranet.menu.gastos-ajustes')}
      place={place}
      list={list}
      empty={{ title: t('gastos.ajustes.sin-actividades'), text: t('gastos.ajustes.sin-actividades-texto') }}
      filters={parts}
      renderRow={({ id, nombre, ...of }) => ({ id, name: nombre, end: <Account of={of} />, isDim: !of.activo })}
      renderOne={(actividad) => (
        <Aside key={actividad.id} title={actividad.nombre} onClose={() => place.show(null)}>
          <ActivityForm actividad={actividad} />
        </Aside>
      )}
      add={{ label: t('gastos.ajustes.nueva-actividad'), form: <ActivityForm actividad={null} onSaved={({ id }) => place.show(id)} /> }}
    />
  );
}

function ActivityForm({ actividad, onSaved }: { actividad: ActividadGestionada | null; onSaved?: (saved: ActividadGestionada) => void }) {
  const { t } = useTranslation();
  const form = useContractForm(gastos.guardarActividad, {
    schema: entradaActividadGasto,
    which: actividad ? { id: actividad.id, version: actividad.version } : undefined,
    initial: { nombre: actividad?.nombre ?? '', cuenta: actividad?.cuenta ?? '', activo: actividad?.activo ?? true },
    input: ({ cuenta, ...same }) => ({ ...same, cuenta: cuenta || null }),
    draft: `gastos.actividad.${actividad?.id ?? 'nueva'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  return (
    <Form of={form} save={t(actividad ? 'gestion.guardar' : 'gastos.ajustes.crear-actividad')}>
      <TextField of={form} name="nombre" label={t('gastos.ajustes.nombre')} />
      <TextField of={form} name="cuenta" label={t('gastos.ajustes.cuenta')} description={t('gastos.ajustes.cuenta-nota')} />
      {actividad && <SwitchField of={form} name="activo" label={t('gastos.ajustes.en-uso')} note={t('gastos.ajustes.en-uso-nota')} />}
    </Form>
  );
}
