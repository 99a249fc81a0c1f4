import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import type { FamiliaGestionada } from '@jornada/contract/permisos/vistas.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { countryName } from '@jornada/web/country-name.ts';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { usePermitWords } from '@jornada/features/solicitudes/permisos/use-permit-words.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { FamilyForm } from '../components/family-form.tsx';
import { OneFamily } from '../components/one-family.tsx';
import { PARTES, permisosSearch } from '../search.ts';

/** The company's agreements with their permits, and what the law gives. */
export function PermisosScreen() {
  const { t } = useTranslation();
  const { lang } = useFormat();
  const place = usePlace(permisosSearch);
  const list = useWholeList(permisos.familias, {});
  const { parte = 'convenios' } = place.search;
  const parts = (
    <SegmentChoice
      mb="md"
      maw="28rem"
      aria-label={t('menu.entradas.permisos')}
      value={parte}
      options={PARTES.map((value) => ({ value, label: t(`permisos.gestion.partes.${value}`) }))}
      onChoose={(value) => place.set({ parte: value, ver: undefined })}
    />
  );
  const leyes = list.data?.leyes ?? [];
  const givenTo = ({ predeterminada, centros, departamentos, personas }: FamiliaGestionada): string =>
    [
      predeterminada && t('permisos.gestion.de-todos'),
      centros.length > 0 && t('permisos.gestion.centros-cuantos', { count: centros.length }),
      departamentos.length > 0 && t('permisos.gestion.departamentos-cuantos', { count: departamentos.length }),
      personas.length > 0 && t('permisos.gestion.personas-cuantas', { count: personas.length }),
    ]
      .filter(Boolean)
      .join(', ') || t('permisos.gestion.nadie');
  if (parte === 'ley')
    return (
      <Page title={t('menu.entradas.permisos')}>
        <Box maw="46rem">
          {parts}
          <Law of={leyes} />
        </Box>
      </Page>
    );
  return (
    <ListPage
      title={t('menu.entradas.permisos')}
      place={place}
      list={list}
      filters={parts}
      empty={{ title: t('permisos.gestion.sin-familias'), text: t('permisos.gestion.sin-familias-texto') }}
      renderRow={(familia) => {
        const { id, nombre, pais, reglas, abierto } = familia;
        const below = reglas.filter(({ menos }) => menos.length > 0).length;
        return {
          id,
          name: nombre,
          note: `${countryName(pais, lang)} · ${givenTo(familia)}`,
          end: t('permisos.gestion.cuantos', { count: new Set(reglas.map(({ codigo }) => codigo)).size }),
          facts: abierto ? (
            below > 0 && (
              <Note as="span" icon={IconAlertCircle} iconSize="xs" tone="warn" words="tone">
                {t('permisos.gestion.bajo-ley', { count: below })}
              </Note>
            )
          ) : (
            <ClosedPill />
          ),
          isDim: !abierto,
        };
      }}
      renderOne={(familia) => (
        <OneFamily
          key={familia.id}
          familia={familia}
          ley={leyes.find(({ pais }) => pais === familia.pais)?.tipos ?? []}
          onClose={() => place.show(null)}
        />
      )}
      add={{ label: t('permisos.gestion.nueva'), form: <FamilyForm familia={null} onSaved={({ id }) => place.show(id)} /> }}
    />
  );
}

/** The permits by law of each country of the company; of others, that none is shipped. */
function Law({ of }: { of: SalidaDe<typeof permisos.familias>['leyes'] }) {
  const { t } = useTranslation();
  const { format, gives, conditions } = usePermitWords();
  return (
    <>
      {of.map(({ pais, conocida, tipos }) => (
        <Section key={pais} title={t('permisos.gestion.ley-de', { pais: countryName(pais, format.lang) })}>
          {conocida ? (
            <Rows padded>
              {tipos.map((tipo) => (
                <li key={tipo.codigo}>
                  {tipo.nombre}
                  <small>{[tipo.norma, gives(tipo), ...conditions(tipo)].join(' · ')}</small>
                </li>
              ))}
            </Rows>
          ) : (
            <Hint>{t('permisos.gestion.sin-ley-nota', { pais: countryName(pais, format.lang) })}</Hint>
          )}
        </Section>
      ))}
      <Hint>{t('permisos.elegir.aviso-legal')}</Hint>
    </>
  );
}
