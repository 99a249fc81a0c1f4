import { useTranslation } from 'react-i18next';
import { entradaFormaPago, gastos } from '@jornada/contract/gastos/calls.ts';
import type { FormaGestionada } from '@jornada/contract/gastos/gestion.ts';
import { TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useSettingsList } from '../model/use-settings.ts';
import { Account } from './account.tsx';
import type { SettingsPart } from './types.tsx';

const nameOf = ({ nombre, nombreHabitual }: FormaGestionada): string => nombre ?? nombreHabitual;

/** The ways of paying: which of them the company pays back. */
export function Payments({ place, parts }: SettingsPart) {
  const { t } = useTranslation();
  const list = useSettingsList(({ formasPago }) => formasPago);
  return (
    <ListPage
      title={t('intranet.menu.gastos-ajustes')}
      place={place}
      list={list}
      empty={{ title: t('gastos.ajustes.sin-pagos') }}
      filters={parts}
      renderRow={(forma) => ({
        id: forma.id,
        name: nameOf(forma),
        note: t(forma.reembolsa ? 'gastos.ajustes.se-devuelve' : 'gastos.ajustes.no-se-devuelve'),
        end: <Account of={forma} />,
        isDim: !forma.activo,
      })}
      renderOne={(forma) => (
        <Aside
          key={forma.id}
          title={nameOf(forma)}
          note={t(forma.reembolsa ? 'gastos.ajustes.se-devuelve' : 'gastos.ajustes.no-se-devuelve')}
          onClose={() => place.show(null)}
        >
          <PaymentForm forma={forma} />
        </Aside>
      )}
      add={{ label: t('gastos.ajustes.nueva-forma'), form: <PaymentForm forma={null} onSaved={({ id }) => place.show(id)} /> }}
    />
  );
}

/** Name and account of a way of paying. Whether it is paid back never changes, because expenses would change their meaning. */
function PaymentForm({ forma, onSaved }: { forma: FormaGestionada | null; onSaved?: (saved: FormaGestionada) => void }) {
  const { t } = useTranslation();
  const form = useContractForm(gastos.guardarFormaPago, {
    schema: entradaFormaPago,
    which: forma ? { id: forma.id, version: forma.version } : undefined,
    initial: {
      nombre: forma?.nombre ?? '',
      cuenta: forma?.cuenta ?? '',
      reembolsa: forma?.reembolsa ?? false,
      activo: forma?.activo ?? true,
    },
    input: ({ nombre, cuenta, ...same }) => ({ ...same, nombre: nombre || null, cuenta: cuenta || null }),
    draft: `gastos.forma.${forma?.id ?? 'nueva'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  return (
    <Form of={form} save={t(forma ? 'gestion.guardar' : 'gastos.ajustes.crear-forma')}>
      <TextField of={form} name="nombre" label={t('gastos.ajustes.nombre')} placeholder={forma?.nombreHabitual} />
      <TextField of={form} name="cuenta" label={t('gastos.ajustes.cuenta')} description={t('gastos.ajustes.cuenta-nota')} />
      {forma ? (
        <SwitchField of={form} name="activo" label={t('gastos.ajustes.en-uso')} note={t('gastos.ajustes.en-uso-nota')} />
      ) : (
        <SwitchField of={form} name="reembolsa" label={t('gastos.ajustes.reembolsa')} note={t('gastos.ajustes.reembolsa-nota')} />
      )}
    </Form>
  );
}
