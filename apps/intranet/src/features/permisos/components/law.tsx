import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { permisos } from '@jornada/contract/permisos/calls.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { countryName } from '@jornada/web/country-name.ts';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { usePermitWords } from '@jornada/web/solicitudes/permisos/use-permit-words.ts';

/** The permits by law of each country of the company; of others, that none is shipped. */
export function Law({ of }: { of: SalidaDe<typeof permisos.familias>['leyes'] }) {
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
