import { useTranslation } from 'react-i18next';
import { Stack, TextInput } from '@mantine/core';
import { asksNifConyuge, SITUACIONES_145 } from '@jornada/domain/perfil/modelo145/index.ts';
import { Choice, Choices } from '@jornada/ui/choices.tsx';
import { useForm145 } from './form-context.ts';
import { ProblemLine } from './problem-line.tsx';
import { YearField } from './year-field.tsx';

/** The family situation, and what it asks for: the spouse's number in the second one only. */
export function Situation() {
  const { t } = useTranslation();
  const { draft, follows, vista } = useForm145();
  const { formulario, change } = draft;
  const wrong = (campo: string) => follows.problemas.filter((one) => one.campo === campo);
  const asksBirth = vista.formulario.anoNacimiento === null || wrong('anoNacimiento').length > 0;
  return (
    <Stack component="section" gap="sm" aria-labelledby="m145-situacion">
      <h2 id="m145-situacion">{t('modelo145.situacion')}</h2>
      <Choices labelledBy="m145-situacion">
        {SITUACIONES_145.map((situacion) => (
          <Choice
            key={situacion}
            group="situacion"
            name={t(`modelo145.situaciones.${situacion}.titulo`)}
            detail={t(`modelo145.situaciones.${situacion}.texto`)}
            isChosen={formulario.situacion === situacion}
            onChoose={() => change({ situacion })}
          />
        ))}
      </Choices>
      <ProblemLine of={[...wrong('situacion'), ...wrong('nif')]} />
      {asksNifConyuge(formulario) && (
        <>
          <TextInput
            label={t('modelo145.conyuge')}
            value={formulario.nifConyuge ?? ''}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={({ currentTarget }) => change({ nifConyuge: currentTarget.value || null })}
          />
          <ProblemLine of={wrong('nifConyuge')} />
        </>
      )}
      {asksBirth && (
        <>
          <YearField
            label={t('modelo145.nacimiento')}
            value={formulario.anoNacimiento}
            onChange={(anoNacimiento) => change({ anoNacimiento })}
          />
          <ProblemLine of={wrong('anoNacimiento')} />
        </>
      )}
    </Stack>
  );
}
