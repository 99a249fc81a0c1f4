import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TipoGestionadoGasto } from '@jornada/contract/gastos/gestion.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useSettingsList } from '../model/use-settings.ts';
import type { ajustesSearch } from '../search.ts';
import { Account } from './account.tsx';
import { TypeForm } from './type-form.tsx';

export type SettingsPart = { place: PlaceOf<typeof ajustesSearch>; parts: ReactNode };

/** The types of expenses, each with its account and its rules. */
export function Types({ place, parts }: SettingsPart) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const list = useSettingsList(({ tipos }) => tipos);
  const receiptOf = ({ justificanteDesdeCentimos: from }: TipoGestionadoGasto): string => {
    if (from === null) return t('gastos.ajustes.justificantes.nunca');
    return from === 0
      ? t('gastos.ajustes.justificantes.siempre')
      : t('gastos.ajustes.con-justificante-desde', { importe: money(from, 'EUR') });
  };
  const rulesOf = (tipo: TipoGestionadoGasto): string =>
    [
      tipo.nombre !== null && tipo.nombreHabitual,
      receiptOf(tipo),
      tipo.limiteDiaCentimos !== null && t('gastos.ajustes.hasta-al-dia', { importe: money(tipo.limiteDiaCentimos, 'EUR') }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ListPage
      title={t('intranet.menu.gastos-ajustes')}
      place={place}
      list={list}
      empty={{ title: t('gastos.ajustes.sin-tipos') }}
      filters={parts}
      renderRow={(tipo) => ({
        id: tipo.id,
        name: tipo.nombre ?? tipo.nombreHabitual,
        note: rulesOf(tipo),
        end: <Account of={tipo} />,
        isDim: !tipo.activo,
      })}
      renderOne={(tipo) => (
        <Aside key={tipo.id} title={tipo.nombre ?? tipo.nombreHabitual} onClose={() => place.show(null)}>
          <TypeForm tipo={tipo} />
        </Aside>
      )}
      add={{ label: t('gastos.ajustes.nuevo-tipo'), form: <TypeForm tipo={null} onSaved={({ id }) => place.show(id)} /> }}
    />
  );
}
