import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Hint } from '@jornada/web/list/section.tsx';

type Props = {
  of: { tolerancia: number; ocultos: number } | undefined;
  que: 'dias' | 'limites';
  /** They are in the list now. */
  isAll: boolean;
  onAll: (isAll: boolean) => void;
};

/** How many the company's tolerance leaves out of a list, and a way to see them. Nothing where it leaves nothing out. */
export function LeftOut({ of, que, isAll, onAll }: Props) {
  const { t } = useTranslation();
  if (!of || of.ocultos === 0) return null;
  const said = { count: of.ocultos, minutos: of.tolerancia };
  return (
    <Hint role="status">
      {t(`excesos.ocultos.${que}${isAll ? '-vistos' : ''}`, said)}{' '}
      <Button variant="transparent" size="compact-sm" onClick={() => onAll(!isAll)}>
        {t(isAll ? 'excesos.ocultos.no-ver' : 'excesos.ocultos.ver')}
      </Button>
    </Hint>
  );
}
