import { useTranslation } from 'react-i18next';
import { MODULOS_EMPRESA } from '@jornada/contract';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { NumberField } from '@jornada/web/form/fields.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import type { ParteEmpresa, Valores } from '../model/groups.ts';
import { Panel } from '@jornada/ui/panel.tsx';

const SHIFT_NUMBERS = ['turnosRespuestaHoras', 'turnosAntelacionHoras', 'turnosVentanaDias', 'turnosDiasSeguidos'] as const;
const DAY_ENDS = ['sugerido', 'personalizado', 'presencia'] as const;

type Props = { of: ContractForm<Valores>; parte: Exclude<ParteEmpresa, 'general' | 'tipos'> };

/** Settings with more values than on and off. */
export function MoreFields({ of, parte }: Props) {
  const { t } = useTranslation();
  const { ajustes } = of.values;
  const put = (part: Partial<Valores['ajustes']>) => of.put({ ajustes: { ...ajustes, ...part } });
  if (parte === 'fichajes') {
    return (
      <>
        <NumberField of={of} name="ajustes.cortesiaMinutos" label={t('empresa.cortesia')} description={t('empresa.cortesia-nota')} />
        <NumberField of={of} name="ajustes.toleranciaExcesos" label={t('empresa.tolerancia')} description={t('empresa.tolerancia-nota')} />
        <NumberField
          of={of}
          name="ajustes.diasSinConexion"
          label={t('empresa.sin-conexion')}
          description={t('empresa.sin-conexion-nota')}
        />
        <Panel as="fieldset" kind="card" py="xs" maw="46rem">
          <legend>{t('empresa.fin-jornada.titulo')}</legend>
          {DAY_ENDS.map((one) => (
            <SwitchRow
              key={one}
              name={`finJornada.${one}`}
              label={t(`empresa.fin-jornada.${one}`)}
              checked={ajustes.opcionesFinJornada.includes(one)}
              onChange={(isOn) =>
                put({ opcionesFinJornada: DAY_ENDS.filter((other) => (other === one ? isOn : ajustes.opcionesFinJornada.includes(other))) })
              }
            />
          ))}
        </Panel>
      </>
    );
  }
  if (parte === 'turnos')
    return SHIFT_NUMBERS.map((name) => (
      <NumberField
        key={name}
        of={of}
        name={`ajustes.${name}`}
        label={t(`empresa.turnos.${name}.nombre`)}
        description={t(`empresa.turnos.${name}.nota`)}
      />
    ));
  if (parte === 'posicion')
    return <NumberField of={of} name="ajustes.minimumAccuracy" label={t('empresa.precision')} description={t('empresa.precision-nota')} />;
  if (parte !== 'modulos') return null;
  return (
    <Panel as="fieldset" kind="card" py="xs" maw="46rem">
      <legend>{t('empresa.modulos.titulo')}</legend>
      {MODULOS_EMPRESA.map((modulo) => (
        <SwitchRow
          key={modulo}
          name={`modulos.${modulo}`}
          label={t(`empresa.modulos.${modulo}`)}
          checked={ajustes.modulos.includes(modulo)}
          onChange={(isOn) =>
            put({ modulos: MODULOS_EMPRESA.filter((other) => (other === modulo ? isOn : ajustes.modulos.includes(other))) })
          }
        />
      ))}
    </Panel>
  );
}
