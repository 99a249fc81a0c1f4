import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import type { FamiliaGestionada, ReglaGestionada, TipoPermiso } from '@jornada/contract/permisos/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import { countryName } from '@jornada/web/country-name.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { FamilyForm } from './family-form.tsx';
import { RuleForm } from './rule-form.tsx';
import { RulesOf } from './rules-of.tsx';

type Props = { familia: FamiliaGestionada; /** The permits by law of its country. */ ley: readonly TipoPermiso[]; onClose: () => void };

/** One agreement: its permits, whom it is given to, and its end. A permit that is written takes the place of all that. */
export function OneFamily({ familia, ley, onClose }: Props) {
  const { t } = useTranslation();
  const { lang } = useFormat();
  const [writing, setWriting] = useState<ReglaGestionada | 'nueva' | null>(null);
  const { nombre, pais, leyConocida, abierto } = familia;
  const done = () => setWriting(null);
  if (writing)
    return (
      <Aside
        title={writing === 'nueva' ? t('permisos.gestion.nuevo-permiso') : t('permisos.gestion.permiso', { nombre: writing.nombre })}
        note={nombre}
        onClose={done}
      >
        <RuleForm familia={familia} ley={ley} regla={writing === 'nueva' ? null : writing} onDone={done} />
      </Aside>
    );
  return (
    <Aside title={nombre} note={countryName(pais, lang)} onClose={onClose}>
      <Section
        title={t('permisos.gestion.permisos')}
        note={leyConocida ? t('permisos.gestion.permisos-nota') : t('permisos.gestion.sin-ley-nota', { pais: countryName(pais, lang) })}
      >
        <RulesOf familia={familia} onWrite={setWriting} />
        {abierto && (
          <Button mt="sm" variant="default" leftSection={<Glyph of={IconPlus} />} onClick={() => setWriting('nueva')}>
            {t('permisos.gestion.nuevo-permiso')}
          </Button>
        )}
      </Section>
      {abierto && (
        <Section title={t('permisos.gestion.datos')}>
          <FamilyForm familia={familia} />
        </Section>
      )}
      <CloseOrReopen
        of="permisos"
        calls={{ cerrar: permisos.cerrarFamilia, reabrir: permisos.reabrirFamilia }}
        list={permisos.familias}
        thing={familia}
      />
    </Aside>
  );
}
