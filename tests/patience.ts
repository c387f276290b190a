import { configure } from '@testing-library/react'

// A page under test is waited for as long as a busy machine may take.
configure({ asyncUtilTimeout: 60_000 })
