import { Component, type ReactNode } from 'react'

type GuardProps = {
  /** What is shown: when it changes, it is tried again. */
  of: unknown
  /** Stands in its place when it cannot be shown. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps a fault of rendering to the part it happens in. */
export class ErrorBoundary extends Component<GuardProps, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override componentDidUpdate(before: GuardProps) {
    if (this.state.broken && before.of !== this.props.of) this.setState({ broken: false })
  }
  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
