import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button, Input, NativeSelect } from '@mantine/core';
import { auditoria, CODIGOS_AUDITORIA, type ApunteAuditoria } from '@jornada/contract';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { Filters } from '@jornada/web/list/filters.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace, type PlaceOf } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { PersonSearch } from '../../../shared/person-search.tsx';
import { OneEntry } from '../components/one-entry.tsx';
import { valueText } from '../model/value-text.ts';
import { auditoriaSearch } from '../search.ts';

/** The thing that the line is about, and the month or the days, if there are any. */
function noteOf({ accion, sobre, datos: { mes, dias } }: ApunteAuditoria, { t, format }: { t: TFunction; format: Format }): string {
  const given = accion === 'vacaciones.ajustar' && typeof dias === 'number';
  return [
    sobre.nombre,
    typeof mes === 'string' && valueText(mes, format),
    given && t('solicitudes.dias', { count: dias, dias: format.signedNumber(dias) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What the people who manage the company did and looked at. */
export function AuditoriaScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const place = usePlace(auditoriaSearch);
  const { accion, persona, desde, hasta } = place.search;
  const list = useList(auditoria.listado, { accion, persona, desde, hasta });
  return (
    <ListPage
      title={t('intranet.menu.auditoria')}
      place={place}
      list={list}
      empty={{ title: t('auditoria.vacio'), text: t('auditoria.vacio-texto') }}
      renderRow={(apunte) => {
        const { id, autor, por, momento } = apunte;
        return {
          id,
          name: t(`auditoria.acciones.${apunte.accion}`),
          note: noteOf(apunte, { t, format }),
          facts: por ? t('auditoria.en-nombre', { autor: autor.nombre, por: por.nombre }) : autor.nombre,
          end: `${format.date(format.dayOf(momento), 'day')}, ${format.hour(momento)}`,
        };
      }}
      renderOne={(apunte) => <OneEntry key={apunte.id} apunte={apunte} onClose={() => place.show(null)} />}
      filters={<AuditFilters place={place} />}
    />
  );
}

function AuditFilters({ place: { search, set } }: { place: PlaceOf<typeof auditoriaSearch> }) {
  const { t } = useTranslation();
  const { accion, persona, nombre, desde, hasta } = search;
  return (
    <Filters>
      <NativeSelect
        label={t('auditoria.que')}
        value={accion ?? ''}
        data={[
          { value: '', label: t('auditoria.todo') },
          ...CODIGOS_AUDITORIA.map((code) => ({ value: code, label: t(`auditoria.acciones.${code}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => set({ accion: CODIGOS_AUDITORIA.find((code) => code === value) })}
      />
      <DayInput label={t('auditoria.desde')} toward="past" value={desde ?? ''} onChange={(value) => set({ desde: value })} />
      <DayInput label={t('auditoria.hasta')} toward="past" value={hasta ?? ''} min={desde} onChange={(value) => set({ hasta: value })} />
      {persona === undefined ? (
        <PersonSearch label={t('auditoria.persona')} onChoose={(id, name) => set({ persona: id, nombre: name })} />
      ) : (
        <Input.Wrapper label={t('auditoria.quien')}>
          <Button
            variant="default"
            fullWidth
            leftSection={<Glyph of={IconX} />}
            onClick={() => set({ persona: undefined, nombre: undefined })}
          >
            {nombre ?? t('auditoria.de-todos')}
          </Button>
        </Input.Wrapper>
      )}
    </Filters>
  );
}
